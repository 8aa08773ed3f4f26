/** The check digit of an EAN-13 whose first twelve digits are given (GS1 General Specifications 7.9). */
function checkDigit(twelve: string): number {
  const sum = Array.from(twelve, Number).reduce(
    (sum, digit, index) => sum + digit * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return (10 - (sum % 10)) % 10;
}

/** An EAN-13 of the range 200–299, which GS1 leaves to a shop's own use. */
export function ownEan(store: number, style: number, color: number, size: number): string {
  const twelve = `20${store}0${style}${pad(color)}${pad(size)}`;
  return `${twelve}${checkDigit(twelve)}`;
}

const pad = (number: number) => String(number).padStart(2, '0');
