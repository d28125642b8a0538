/// <reference types="vite/client" />
/// <reference types="vite-plugin-pages/client-react" />

/** Publishes the list of campaigns under "index"; made by engine/build/dev/vite-plugin.ts. */
declare module '~campaign-index' {}
