import { parse } from 'yaml'
import { headline, sectionsOf } from './campaign-sections.js'

export default (config) => {
  config.addDataExtension('yaml', (text) => parse(text))
  config.addFilter('headline', headline)
  config.addFilter('sectionsOf', sectionsOf)
  return { dir: { input: 'src', output: '_site' }, templateFormats: ['njk'] }
}
