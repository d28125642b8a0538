/** "d’Atelier Calme", "de Claire Aubry"; "qu’Atelier Calme". An h is left alone: whether it is mute, only readers know. */
export const elided = (word: 'de' | 'que', name: string): string =>
  /^[aeiouàâäéèêëîïôöùûü]/i.test(name) ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`
