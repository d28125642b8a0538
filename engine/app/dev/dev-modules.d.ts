/// <reference types="vite/client" />

/** Publishes the routes; made by engine/compile/dev/vite-plugin.ts. */
declare module '~react-pages' {}

/** Publishes the list of campaigns; made by engine/compile/dev/vite-plugin.ts. */
declare module '~campaign-index' {}
