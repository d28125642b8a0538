/** Re-exports for parts of the engine that may not import blocks. */
export { heroGround, heroVariants } from '../../../blocks/kit/hero-variant.ts'
export type { HeroVariant } from '../../../blocks/kit/hero-variant.ts'
export type { CalculatorInput } from '../../../blocks/kit/calculator-input.ts'
export { FormulaFault } from '../../../blocks/kit/formula-fault.ts'
export { around, formulaRange } from '../../../blocks/kit/formula-range.ts'
export { FormField } from '../../../blocks/kit/form-field.ts'
export { maxFilmBytes } from '../../../blocks/kit/film-file.ts'
export { TopicIconName } from '../../../blocks/kit/icon-name.ts'
export {
  linkNames,
  Anchor,
  CaptionsFile,
  Eyebrow,
  Fact,
  FilmFile,
  Headline,
  Href,
  Inland,
  Label,
  LogoFile,
  PhotoFile,
  Picture,
  Portrait,
  Text,
  Title,
} from '../../../blocks/kit/words.ts'
export type { LinkName } from '../../../blocks/kit/words.ts'
