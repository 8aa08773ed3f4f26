import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { DropPoint } from '../../baskets/address-contract';
import { embeddedDropPoints } from './embedded';

const near = (country: string, zipCode: string, carrier = 'postnord') =>
  embeddedDropPoints.findNear({ country, zipCode, carrier });

describe.each([
  ['DK', '2100', 'København Ø', 55.706, 12.577],
  ['DK', '8381', 'Odder', 55.973, 10.153],
  ['ES', '41013', 'Sevilla', 37.389, -5.984],
  ['ES', '07012', 'Palma', 39.571, 2.65],
])('around %s %s', (country, zipCode, city, latitude, longitude) => {
  it('returns six different points, nearest first', async () => {
    const points = await near(country, zipCode);
    expect(points).toHaveLength(6);
    expect(new Set(points.map(({ id }) => id)).size).toBe(6);
    expect(new Set(points.map(({ name }) => name)).size).toBe(6);
    expect(new Set(points.map(({ street }) => street)).size).toBe(6);
    const distances = points.map(({ distance }) => distance);
    expect(distances).toEqual(distances.toSorted((one, other) => one - other));
  });

  it('returns points that match the contract and their stated distance', async () => {
    for (const point of await near(country, zipCode)) {
      expect(Value.Check(DropPoint, point)).toBe(true);
      expect(point).toMatchObject({ zipCode, city, country });
      expect(Math.abs(metres(point.coordinates, { latitude, longitude }) - point.distance)).toBeLessThan(20);
      for (const { opens, closes } of point.openingHours) expect(opens < closes).toBe(true);
    }
  });

  it('returns the same points each time, and others for another carrier', async () => {
    expect(await near(country, zipCode)).toEqual(await near(country.toLowerCase(), ` ${zipCode} `));
    expect(await near(country, zipCode)).not.toEqual(await near(country, zipCode, 'dao'));
  });
});

it.each([
  ['DK', ''],
  ['DK', '210'],
  ['DK', '0800'],
  ['DK', '3999x'],
  ['ES', '00001'],
  ['ES', '53001'],
  ['ES', '4101'],
  ['SE', '11122'],
])('returns no points near %s "%s"', async (country, zipCode) => {
  expect(await near(country, zipCode)).toEqual([]);
});

type Place = { latitude: number; longitude: number };

function metres(one: Place, other: Place): number {
  const radians = Math.PI / 180;
  const north = (one.latitude - other.latitude) * radians;
  const east = (one.longitude - other.longitude) * radians * Math.cos(one.latitude * radians);
  return Math.hypot(north, east) * 6_378_137;
}
