import type { YamlNodes } from './syntax/parse-nodes.ts'

/** A YAML file that was read: its value, and its nodes for positions. */
export type YamlFile = { file: string; text: string; value: unknown; nodes: () => YamlNodes }

export type Path = readonly PropertyKey[]
