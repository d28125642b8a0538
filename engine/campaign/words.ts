/** The words of schemas, for those parts of the engine that do not know the blocks. */
export { TopicIconName } from '../../blocks/kit/topic-icon-name.ts'
export { linkNames, Anchor, Href, Picture, Text } from '../../blocks/kit/words.ts'
export type { LinkName } from '../../blocks/kit/words.ts'
