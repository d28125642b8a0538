const enter = '\uE007'

/** Both protocols of the W3C share the form of their input. */
export const clickAt = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
]

export const typing = (text: string) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: Array.from(text.replaceAll('\n', enter)).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
]
