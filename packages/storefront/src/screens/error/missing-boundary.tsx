'use client';

import { Component, type ReactNode } from 'react';

interface Props {
  /** Replaces children that throw. */
  page: ReactNode;
  children: ReactNode;
}

/**
 * Keeps the page in its place when the browser learns of the status that is thrown inside it. The router's own boundary
 * would want the page in every other page's data too.
 */
export class MissingBoundary extends Component<Props, { hasThrown: boolean }> {
  override state = { hasThrown: false };

  static getDerivedStateFromError() {
    return { hasThrown: true };
  }

  override render() {
    return this.state.hasThrown ? this.props.page : this.props.children;
  }
}
