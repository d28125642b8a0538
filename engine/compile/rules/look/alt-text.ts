export type AltFault = { message: string; fix: string }

export const altFault = (alt: string, src: string): AltFault | null => {
  if (alt === '') return null
  const words = alt.trim()
  if (words === '')
    return {
      message: 'holds blanks alone.',
      fix: 'Write what the picture shows, or "" where it only decorates.',
    }
  if (words === src || fileName.test(words) || empty.test(words))
    return { message: `"${words}" says nothing of what the picture shows.`, fix: sayIt }
  const better = words.replace(announced, '')
  return better === words || better === ''
    ? null
    : {
        message: `"${words.slice(0, words.length - better.length).trim()}" is said by every screen reader before these words.`,
        fix: `Begin with what is seen: "${capital(better)}".`,
      }
}

const sayIt = 'Write what is seen, and what of it matters here; "" where the picture only decorates.'
const fileName =
  /^\S+\.(jpe?g|png|svg|webp|gif|avif|bmp|tiff?)$|^(img|dsc|dscn|image|photo|screenshot)[_ -]?\d+$/i
const empty = /^(an? |the )?(image|picture|photo|photograph|img|pic|graphic|logo|portrait|alt( text)?)\.?$/i
const announced = /^(an? |the )?(image|picture|photo|photograph|pic|graphic|img)( of |: *)/i
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
