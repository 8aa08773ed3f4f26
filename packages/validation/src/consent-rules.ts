/** Days until a choice about cookies expires and the shop asks again. */
export const consentDays = 365;
