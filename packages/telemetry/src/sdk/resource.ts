import {
  detectResources,
  envDetector,
  type Resource,
  resourceFromAttributes,
  serviceInstanceIdDetector,
} from '@opentelemetry/resources';

/** The process. `OTEL_SERVICE_NAME` and `OTEL_RESOURCE_ATTRIBUTES` take precedence. */
export const resourceOf = (service: string): Resource =>
  resourceFromAttributes({ 'service.name': service, 'service.namespace': 'matchday' }).merge(
    detectResources({ detectors: [serviceInstanceIdDetector, envDetector] }),
  );
