export const fillMessage = (text: string, message: string): string =>
  text.replaceAll('{message}', () => message)
