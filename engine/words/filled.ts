/** The only placeholder of the text takes `value`. */
export const filled = (text: string, value: string): string => text.replace(/\{\w+\}/, () => value)
