/** A stylesheet as text, minified; made by Vite. */
declare module '*.css?inline' {
  const css: string
  export default css
}
