export const withoutStars = (text: string) => text.replaceAll('*', '')
