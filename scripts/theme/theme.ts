import { stringify } from 'yaml'
import { didYouMean } from '../../engine/compile/fixes/nearest.ts'
import { deriveTheme } from '../../engine/campaign/theme/derive-theme.ts'
import { Mood } from '../../engine/campaign/theme/mood.ts'
import { Colour, Theme } from '../../engine/campaign/theme/theme.ts'

const usage = `Usage: npm run theme -- '#1d6f5c' calm
Prints every token that a brand colour and a mood give, to edit by hand in coach.yaml.
Moods: ${Mood.options.join(', ')}.`

const [colour = '', word = ''] = process.argv.slice(2)
const brand = Colour.safeParse(colour.toLowerCase())
const mood = Mood.safeParse(word)
if (brand.success && mood.success) {
  const theme = Theme.parse(deriveTheme({ brand: brand.data, mood: mood.data }))
  console.log(stringify({ theme }, { singleQuote: true }).trimEnd())
} else {
  if (!brand.success) console.error(`"${colour}" is no colour: it must be "#" and six hex digits, in quotes.`)
  if (!mood.success) console.error(`"${word}" is no mood. ${didYouMean(word, Mood.options)}`.trim())
  console.error(`\n${usage}`)
  process.exitCode = 2
}
