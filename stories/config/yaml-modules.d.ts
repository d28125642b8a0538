/** YAML files become modules in Storybook: the parsed value, for a schema to judge. */
declare module '*.yaml' {
  const value: unknown
  export default value
}
