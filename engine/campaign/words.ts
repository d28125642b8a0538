/** The words of schemas, for those parts of the engine that do not know the blocks. */
export { Anchor, Href, Picture, Text } from '../../blocks/kit/words.ts'
