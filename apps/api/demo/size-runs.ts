/** The runs of sizes in which articles are made, smallest first. */
export const sizeRuns = {
  adult: ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL'],
  women: ['XS', 'S', 'M', 'L', 'XL', '2XL'],
  kids: ['104', '116', '128', '140', '152', '164', '176'],
  toddler: ['92', '98', '104', '110', '116', '122'],
  baby: ['62', '68', '74', '80'],
  socks: ['27-30', '31-34', '35-38', '39-42', '43-46'],
  everydaySocks: ['35-38', '39-42', '43-46'],
  one: ['onesize'],
} as const;

export type SizeRun = keyof typeof sizeRuns;
