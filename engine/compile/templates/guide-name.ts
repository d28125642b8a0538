export const withGuideName = (text: string, name: string): string =>
  text.replaceAll(/(?<article>\b(?:the|an?|your|my)\s+)?\{leadMagnetName\}/gi, (_, article: string = '') =>
    article === '' ? name : article + name.replace(ownArticle, ''),
  )

const ownArticle = /^(?:the|an?|your|my)\s+(?=\S)/i
