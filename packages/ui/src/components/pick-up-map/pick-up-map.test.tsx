import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { PickUpMap } from './pick-up-map';
import { project, roundLength } from './project';

const points = [
  { id: 'kiosk', name: 'Corner Kiosk', latitude: 56.1567, longitude: 10.2108 },
  { id: 'station', name: 'Station Shop', latitude: 56.1502, longitude: 10.2049 },
];

test('numbers the drop points like the list, marks the chosen one and is clickable', async () => {
  const select = vi.fn<(id: string) => void>();
  const screen = await render(
    <PickUpMap
      label="Map of 2 pick-up points"
      points={points}
      selected="station"
      onSelect={select}
      lengthLabel={(metres) => `${metres} m`}
    />,
  );
  await expect.element(screen.getByRole('img', { name: 'Map of 2 pick-up points' })).toBeVisible();
  await expect.element(screen.getByText('2', { exact: true })).toBeVisible();
  const chosen = screen.getByText('2', { exact: true }).element().parentElement;
  expect(chosen?.dataset.selected).toBe('true');
  await screen.getByText('1', { exact: true }).click();
  expect(select).toHaveBeenCalledExactlyOnceWith('kiosk');
  await expect.element(screen.getByText(/^\d+ m$/)).toBeVisible();
});

test('renders nothing without drop points', async () => {
  const screen = await render(<PickUpMap label="Map" points={[]} />);
  expect(screen.getByRole('img').elements()).toHaveLength(0);
});

describe('the projection', () => {
  const sheet = { width: 600, height: 360, margin: 56 };

  test('has north up, east right and everything within the margin', () => {
    const { at } = project(points, sheet);
    const [kiosk, station] = points.map(at);
    expect(kiosk?.y).toBeCloseTo(56);
    expect(station?.y).toBeCloseTo(304);
    expect(kiosk && station && kiosk.x > station.x).toBe(true);
  });

  test('preserves distances', () => {
    const { at, metres } = project(points, sheet);
    const [kiosk, station] = points.map(at);
    const length = Math.hypot((kiosk?.x ?? 0) - (station?.x ?? 0), (kiosk?.y ?? 0) - (station?.y ?? 0));
    expect(length * metres).toBeGreaterThan(780);
    expect(length * metres).toBeLessThan(840);
  });

  test('centres a single point', () => {
    const { at } = project(points.slice(0, 1), sheet);
    expect(points.slice(0, 1).map(at)).toEqual([{ x: 300, y: 180 }]);
  });
});

test.each([
  [95, 50],
  [100, 100],
  [730, 500],
  [2400, 2000],
])('a scale of at most %i metres is %i metres long', (most, length) => {
  expect(roundLength(most)).toBe(length);
});
