import { nearest } from '../../engine/compile/fixes/nearest.ts'
import { deriveTheme } from '../../engine/campaign/theme/derive-theme.ts'
import { Mood } from '../../engine/campaign/theme/mood.ts'
import { Colour, Theme } from '../../engine/campaign/theme/theme.ts'

const usage = `Usage: npm run theme -- '#1d6f5c' calm
Prints the whole theme of a brand colour and a mood, to go on with by hand in a coach's file.
Moods: ${Mood.options.join(', ')}.`

const themeYaml = (theme: Theme): string =>
  ['theme:', ...Object.entries(theme).map(([token, value]) => `  ${token}: ${scalar(value)}`)].join('\n')

/** A bare "#" would start a comment. */
const scalar = (value: string | number) => (String(value).startsWith('#') ? `'${value}'` : String(value))

const [colour = '', word = ''] = process.argv.slice(2)
const brand = Colour.safeParse(colour.toLowerCase())
const mood = Mood.safeParse(word)
if (brand.success && mood.success) {
  // Keys in the order of the design language.
  console.log(themeYaml(Theme.parse(deriveTheme({ brand: brand.data, mood: mood.data }))))
} else {
  const suggestion = mood.success ? undefined : nearest(word, Mood.options)
  if (!brand.success) console.error(`"${colour}" is no colour: it must be "#" and six hex digits, in quotes.`)
  if (!mood.success)
    console.error(`"${word}" is no mood.${suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`}`)
  console.error(`\n${usage}`)
  process.exitCode = 2
}
