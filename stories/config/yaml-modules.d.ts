/** YAML files become modules in Storybook: the parsed value, for a schema to validate. */
declare module '*.yaml' {
  const value: unknown
  export default value
}
