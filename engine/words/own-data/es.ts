import type { ownData as english, ownDataMail as englishMail } from './en.ts'

export const ownData: typeof english = {
  title: (brand) => `Tus datos en ${brand}`,
  askText: (brand) =>
    `Mira lo que ${brand} guarda sobre ti, descárgalo o pide que se borre. Para que nadie más pueda hacerlo, primero enviamos un enlace a tu correo. Es válido durante 30 minutos.`,
  askButton: 'Enviarme el enlace',
  askedTitle: 'Mira tu bandeja de entrada',
  askedText: (brand) =>
    `Si ${brand} guarda algo sobre ti, un enlace va de camino a tu correo. Es válido durante 30 minutos. ¿No ha llegado en cinco minutos? Mira en la carpeta de spam.`,
  overTitle: 'Este enlace no funciona',
  overText: (brand) =>
    `Los enlaces a tus datos en ${brand} son válidos durante 30 minutos. Podemos enviarte uno nuevo.`,
  shownText:
    'Esto es lo que se guarda sobre ti. Nadie más ve esta página: su enlace caduca a los 30 minutos.',
  name: 'Nombre',
  email: 'Correo electrónico',
  forms: 'Formularios que enviaste',
  mails: 'Correos que recibiste',
  seats: 'Tus plazas',
  newest: 'Los más recientes. La descarga los tiene todos.',
  downloadTitle: 'Llévatelo',
  downloadText:
    'La descarga lo contiene todo, también tus respuestas, en un archivo que otros programas pueden leer (JSON).',
  download: 'Descargar mis datos',
  leaveTitle: 'No más correos',
  leaveText: 'Puedes darte de baja de un coach o de todos los que usan este sitio.',
  leave: (brand) => `Darme de baja de ${brand}`,
  leaveAll: 'Darme de baja de todos',
  leftTitle: 'Te has dado de baja de todos',
  leftText:
    'Ningún coach de este sitio volverá a escribirte. Un correo que ya esté en camino todavía puede llegar.',
  eraseHead: 'O bórralo',
  eraseText: 'Todavía no se borra nada: la página siguiente dice qué consecuencias tiene.',
  eraseTitle: '¿Borrarlo todo?',
  erase: 'Borrar mis datos',
  eraseWhat: (brand) => [
    `Se borra todo lo que ${brand} guarda sobre ti: formularios, respuestas, correos, notas.`,
    'Tus plazas quedan libres y las series de correos terminan.',
    `Queda un código hecho a partir de tu dirección, para que ${brand} no vuelva a escribirte. Nadie puede leer la dirección en él.`,
    'No se puede deshacer. Descarga antes tus datos si quieres conservarlos.',
  ],
  eraseButton: 'Borrarlo todo',
  back: 'Volver a mis datos',
  erasedTitle: 'Tus datos se han borrado',
  erasedText: (brand) =>
    `Aquí ya no se guarda nada sobre ti para ${brand}, y ${brand} no volverá a escribirte. Un correo que ya esté en camino todavía puede llegar. Las copias de seguridad se borran cuando tienen cierta edad.`,
  elsewhere: (brand) =>
    `Una parte ya había salido de este sitio, por ejemplo por correo a ${brand}. Hemos pedido a ${brand} que la borre allí.`,
}

export const ownDataMail: typeof englishMail = (brand) => ({
  subject: `Tus datos en ${brand}`,
  preheader: 'Este enlace es válido durante 30 minutos.',
  markdown: `# Tus datos en ${brand}

Este enlace muestra lo que ${brand} guarda sobre ti. Allí puedes descargarlo o pedir que se borre. Es válido durante 30 minutos: no lo compartas, por favor.

[Abrir mis datos]({pageUrl})

¿No has sido tú? Entonces no tienes que hacer nada.
`,
})
