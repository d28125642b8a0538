export const mailId = (coach: string, name: string): string => `${coach}/${name}`
