import { expect, test, vi } from 'vitest';
import { createExceptionLog, type ExceptionReport } from './exception-log';

function open() {
  const send = vi.fn<(report: ExceptionReport) => void>();
  return { send, log: createExceptionLog({ send, url: () => '/shirts/' }) };
}

test('an exception is sent with its kind, its place and the page', () => {
  const { send, log } = open();
  log.record(new TypeError('x is undefined'));
  const [report] = send.mock.lastCall ?? [];
  expect(report).toMatchObject({ level: 'error', message: 'TypeError: x is undefined', url: '/shirts/' });
  expect(report?.stack).toContain('exception-log.test');
});

test('the same exception is sent once a page load', () => {
  const { send, log } = open();
  for (let index = 0; index < 5; index++) log.record(new Error('again'));
  expect(send).toHaveBeenCalledTimes(1);
});

test('no more than ten exceptions are sent a page load', () => {
  const { send, log } = open();
  for (let index = 0; index < 20; index++) log.record(new Error(`number ${index}`));
  expect(send).toHaveBeenCalledTimes(10);
});

test('texts are cut to the log’s limits; a value that is not an error is sent as it is', () => {
  const { send, log } = open();
  log.record('x'.repeat(2000), 'warn');
  expect(send).toHaveBeenLastCalledWith({ level: 'warn', message: 'x'.repeat(1000), url: '/shirts/' });
});
