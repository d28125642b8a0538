export type Screen = { width: number; height: number }

/** What a browser is asked for; the rest is in `tab.ts`. */
export type Driver = {
  /** Such as "Firefox 153.7.0". */
  name: string
  go: (url: string) => Promise<void>
  /** The value of an expression that is a text, or a promise of one. */
  run: (expression: string) => Promise<string>
  click: (x: number, y: number) => Promise<void>
  type: (text: string) => Promise<void>
  resize: (screen: Screen) => Promise<void>
  /** What the window shows, as PNG. */
  picture: () => Promise<Buffer>
  close: () => Promise<void>
}
