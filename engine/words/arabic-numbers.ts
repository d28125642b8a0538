/** "+962 6 461 5555" and not "5555 461 6 962+": in lines from right to left a telephone number is a part that runs the other way. */
export const arabicNumbers = (text: string): string => text.replaceAll(phone, '\u2066$&\u2069')

const phone = /(?<![\u2066\d])\+\d[\d ()/-]{5,}\d/g
