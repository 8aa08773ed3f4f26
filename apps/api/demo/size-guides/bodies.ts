type Span = readonly [from: number, to: number];

/** Body measures in centimetres. */
export const adults = {
  XS: { chest: [82, 87], waist: [70, 75], hip: [84, 89], insideLeg: [77, 78] },
  S: { chest: [88, 94], waist: [76, 82], hip: [90, 96], insideLeg: [78, 80] },
  M: { chest: [95, 102], waist: [83, 90], hip: [97, 103], insideLeg: [80, 82] },
  L: { chest: [103, 111], waist: [91, 99], hip: [104, 110], insideLeg: [82, 84] },
  XL: { chest: [112, 120], waist: [100, 108], hip: [111, 117], insideLeg: [84, 85] },
  '2XL': { chest: [121, 129], waist: [109, 117], hip: [118, 125], insideLeg: [85, 86] },
  '3XL': { chest: [130, 138], waist: [118, 126], hip: [126, 133], insideLeg: [86, 87] },
} as const satisfies Record<string, Record<string, Span>>;

export const women = {
  XS: { chest: [76, 81], waist: [60, 65], hip: [84, 89], insideLeg: [75, 76] },
  S: { chest: [82, 87], waist: [66, 71], hip: [90, 95], insideLeg: [76, 77] },
  M: { chest: [88, 94], waist: [72, 78], hip: [96, 102], insideLeg: [77, 78] },
  L: { chest: [95, 102], waist: [79, 86], hip: [103, 109], insideLeg: [78, 79] },
  XL: { chest: [103, 110], waist: [87, 95], hip: [110, 116], insideLeg: [79, 80] },
  '2XL': { chest: [111, 119], waist: [96, 104], hip: [117, 124], insideLeg: [80, 81] },
} as const satisfies Record<string, Record<string, Span>>;

/** Height and chest in centimetres, age in years. */
export const children = {
  104: { height: [98, 104], chest: [54, 56], years: [3, 4] },
  116: { height: [110, 116], chest: [58, 60], years: [5, 6] },
  128: { height: [122, 128], chest: [62, 65], years: [7, 8] },
  140: { height: [134, 140], chest: [68, 71], years: [9, 10] },
  152: { height: [146, 152], chest: [74, 78], years: [11, 12] },
  164: { height: [158, 164], chest: [80, 84], years: [13, 14] },
  176: { height: [170, 176], chest: [86, 91], years: [15, 16] },
} as const satisfies Record<string, Record<string, Span>>;

export const toddlers = {
  92: { height: [87, 92], years: [1.5, 2] },
  98: { height: [93, 98], years: [2, 3] },
  104: { height: [99, 104], years: [3, 4] },
  110: { height: [105, 110], years: [4, 5] },
  116: { height: [111, 116], years: [5, 6] },
  122: { height: [117, 122], years: [6, 7] },
} as const satisfies Record<string, Record<string, Span>>;

/** Height in centimetres, age in months. */
export const babies = {
  62: { height: [57, 62], months: [2, 4] },
  68: { height: [63, 68], months: [4, 6] },
  74: { height: [69, 74], months: [6, 9] },
  80: { height: [75, 80], months: [9, 12] },
} as const satisfies Record<string, Record<string, Span>>;

/** By shoe size; length of the foot in centimetres. */
export const feet = {
  '27-30': { foot: [16.5, 18.9] },
  '31-34': { foot: [19, 21.4] },
  '35-38': { foot: [21.5, 24] },
  '39-42': { foot: [24.1, 26.6] },
  '43-46': { foot: [26.7, 29.2] },
} as const satisfies Record<string, Record<string, Span>>;
