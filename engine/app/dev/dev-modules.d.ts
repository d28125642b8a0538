/// <reference types="vite/client" />

/** Publishes the path of every campaign, under "routes"; made by engine/compile/dev/vite-plugin.ts. */
declare module '~react-pages' {}

/** Publishes the list of campaigns under "index"; made by engine/compile/dev/vite-plugin.ts. */
declare module '~campaign-index' {}
