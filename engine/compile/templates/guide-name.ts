/** Puts the guide's name for `{leadMagnetName}`. Behind an article the name's own is left out: "your Sleep Map". */
export const withGuideName = (text: string, name: string): string =>
  text.replaceAll(/(?<article>\b(?:the|an?|your|my)\s+)?\{leadMagnetName\}/gi, (_, article: string = '') =>
    article === '' ? name : article + name.replace(ownArticle, ''),
  )

const ownArticle = /^(?:the|an?|your|my)\s+(?=\S)/i
