import { esEventMails } from './es-event-mails.ts'
import { esUsual } from './es-usual.ts'
import type { Words } from './en.ts'
import { ownData, ownDataMail } from './own-data/es.ts'
import { inBrackets } from './place-names.ts'

/** "del 1 al 9", "a partir del 1" or "hasta el 9". */
const between = (from: string | number | undefined, to: string | number | undefined): string => {
  if (from === undefined) return `hasta el ${to}`
  return to === undefined ? `a partir del ${from}` : `del ${from} al ${to}`
}

const spokenDay = (day: string): string =>
  new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

export const es: Words = {
  locale: 'es-ES',
  comma: ', ',
  colon: ': ',
  refusal: {
    tooLong: (most) => `Acórtalo a ${most} caracteres, por favor.`,
    unusual: 'Hay caracteres que no podemos guardar. Escríbelo otra vez, por favor.',
    unknownField: 'Este formulario no tiene ese campo.',
    exact: {
      phone: 'Revisa este número de teléfono, por favor.',
      phoneWithoutCode: 'Empieza por el prefijo de tu país, por ejemplo +34.',
      address: 'Revisa esta dirección. Debería parecerse a ejemplo.es.',
      day: 'Elige un día, por favor.',
      dayOutside: (from, to) => `Elige un día ${between(from && spokenDay(from), to && spokenDay(to))}.`,
      number: 'Escribe un número, por favor.',
      numberOutside: (min, max) => `Escribe un número ${between(min, max)}.`,
    },
  },
  refusals: {
    missing_fields: 'Rellena los campos obligatorios, por favor.',
    invalid_email: 'Escribe una dirección de correo válida, por favor.',
    invalid_answer: 'Revisa tus respuestas, por favor.',
    too_long: 'Una de las respuestas es demasiado larga.',
    bad_option: 'Elige una de las opciones, por favor.',
    unknown_field: 'El formulario envió un campo que no le pertenece. Vuelve a cargar la página, por favor.',
    bad_json: 'No se pudo leer el formulario. Vuelve a cargar la página e inténtalo otra vez, por favor.',
    unsupported_media: 'Aquí no se puede leer este tipo de contenido.',
    too_large: 'El formulario es demasiado grande para enviarlo.',
    forbidden_origin: 'Este formulario solo se puede enviar desde su propia página.',
    unknown_campaign: 'Este formulario ya no está abierto.',
    rate_limited: 'Demasiados intentos. Espera unos minutos e inténtalo otra vez.',
    already_registered: 'Esta dirección ya está registrada.',
    event_full: 'En este evento no quedan plazas.',
    idempotency_mismatch:
      'Este formulario ya se envió con otras respuestas. Vuelve a cargar la página, por favor.',
    in_progress: 'Todavía estamos procesando este formulario. Espera un momento, por favor.',
    bad_idempotency_key: 'La petición lleva una clave que no se puede usar.',
    bad_query: 'En esta dirección no se encuentra nada.',
    unauthorized: 'Inicia sesión, por favor.',
    forbidden: 'No puedes hacer esto.',
    not_found: 'Aquí no hay nada.',
    method_not_allowed: 'Esto no se puede hacer aquí.',
    step_failed: 'Algo ha salido mal. Inténtalo otra vez, por favor.',
    not_configured: 'Esto aún no está configurado.',
    event_over: 'Este evento ya ha terminado.',
    timeout: 'Ha tardado demasiado. Inténtalo otra vez, por favor.',
    misdirected: 'Este dominio no se sirve aquí.',
    temporarily_unavailable: 'Ahora mismo no podemos guardarlo. Inténtalo otra vez en un momento.',
    budget_exhausted: 'El presupuesto de hoy se ha agotado. Vuelve mañana, por favor.',
    internal: 'Algo ha salido mal por nuestra parte. Inténtalo otra vez, por favor.',
  },
  image: { dismiss: 'Cerrar este mensaje' },
  page: {
    done: { back: 'Volver a la página' },
    print: { signUpAt: (address) => `Apúntate en ${address}` },
    legal: { label: 'Avisos legales', privacy: 'Privacidad', terms: 'Condiciones', contact: 'Contacto' },
    consent: {
      label: 'Tu elección',
      text: (names) =>
        `¿Aceptas que contemos con ${names} tu visita y si envías un formulario? Para ello se usan cookies. Nada se carga antes de que digas que sí, y puedes cambiar de opinión al pie de la página.`,
      yes: 'Sí, acepto',
      no: 'No, gracias',
      open: 'Elegir cookies',
    },
    home: {
      title: 'La luz está encendida',
      text: 'En esta dirección no hay nada público. Cada campaña tiene la suya.',
      signIn: 'Acceso del equipo',
    },
    notFound: { title: '404', text: 'Esta página no existe', link: 'Volver al inicio' },
    problem: { title: 'No ha funcionado', reference: 'Referencia', link: 'Volver al inicio' },
    unsubscribe: {
      askTitle: (brand) => `¿No quieres más correos de ${brand}?`,
      askText: (brand) =>
        `Un clic, y ${brand} no volverá a escribirte. No hace falta iniciar sesión ni dar motivos.`,
      button: 'Darme de baja',
      doneTitle: 'Te has dado de baja',
      doneText: (brand) =>
        `${brand} no volverá a escribirte. Un correo que ya esté en camino todavía puede llegar.`,
      againTitle: (brand) => `¿Quieres volver a recibir correos de ${brand}?`,
      againText: (brand) =>
        `Te habías dado de baja, así que no enviamos nada hasta que digas que sí. Un clic, y ${brand} te envía aquello a lo que te apuntaste.`,
      againButton: 'Sí, quiero recibirlos',
      resumedTitle: 'Vuelves a estar en la lista',
      resumedText: (brand) =>
        `${brand} te envía ahora aquello a lo que te apuntaste. Cada correo lleva un enlace para darte de baja.`,
      confirmTitle: '¿Es esta tu dirección?',
      confirmText: (brand) =>
        `Un clic y ${brand} te envía aquello a lo que te apuntaste. Si no, no llegará nada más.`,
      confirmButton: 'Sí, es mi dirección',
      confirmedTitle: 'Tu dirección está confirmada',
      confirmedText: (brand) =>
        `${brand} te envía ahora aquello a lo que te apuntaste. Cada correo lleva un enlace para darte de baja.`,
    },
    place: {
      askTitle: '¿Quieres devolver tu plaza?',
      askText: (brand) =>
        `Un clic, y ${brand} se la da a la siguiente persona. No hace falta iniciar sesión ni dar motivos.`,
      button: 'Devolver mi plaza',
      doneTitle: 'Tu plaza vuelve a estar libre',
      doneText:
        'Gracias por avisar: ahora puede venir otra persona. No recibirás más recordatorios de este evento.',
      again: 'Apuntarme de nuevo',
      calendar: 'Quitarlo de mi calendario',
    },
    private: {
      overTitle: 'Este enlace no funciona',
      overText: (brand) =>
        `Lleva a algo de ${brand} que es para una sola persona, y esos enlaces caducan al cabo de un tiempo. Escribe el correo con el que te apuntaste y te enviaremos uno nuevo.`,
      goneText: (brand) =>
        `Lleva a algo de ${brand} que es para una sola persona, y esos enlaces caducan al cabo de un tiempo.`,
      email: 'Correo electrónico',
      button: 'Enviarme un enlace nuevo',
      askedTitle: 'Mira tu bandeja de entrada',
      askedText:
        'Si te habías apuntado con este correo, un enlace nuevo va de camino. ¿No ha llegado en cinco minutos? Mira en la carpeta de spam.',
      unknown: '¿Aún no te has apuntado?',
      form: 'Volver a la página',
    },
    ownData,
    cancelled: { title: 'Este evento se ha cancelado' },
    mailsOff: {
      title: '¡Gracias!',
      stored: 'Tenemos tus datos',
      seat: 'Tu plaza está reservada',
      none: 'De momento no se envían correos.',
      screen: 'No llegará nada a tu correo, así que no tienes que esperar.',
    },
    ownTime: 'En tu hora local:',
    transcript: 'Transcripción',
    portraitOf: (name) => `Retrato dibujado de ${name}`,
    freeTimes: 'Ver horas libres',
    opensTab: (host) => `Abre ${host} en una pestaña nueva.`,
    quotes: { open: '«', close: '»' },
    by: ', de ',
    locale: 'es',
  },
  event: {
    day: (day) => day,
    open: 'por anunciar',
    online: 'En línea',
    at: (day, time, place) => `${day}, ${time}\u00a0h ${inBrackets(place)}`,
  },
  askAgain: (brand) => ({
    subject: `¿Quieres volver a recibir correos de ${brand}?`,
    preheader: 'Te habías dado de baja: no enviamos nada hasta que digas que sí.',
    markdown: `# ¿Quieres volver a recibir correos de ${brand}?

Alguien acaba de apuntar esta dirección en ${brand}. Hace un tiempo te diste de baja, así que no enviamos nada hasta que digas que sí.

[Sí, quiero recibirlos]({pageUrl})

¿No has sido tú? Entonces no tienes que hacer nada: no volveremos a preguntar y no llegará ningún otro correo.
`,
  }),
  ownDataMail,
  mail: {
    confirm: (brand) =>
      `---\n\n**Falta una cosa.** Confirma que esta es tu dirección y ${brand} te enviará lo que sigue; si no, no llegará nada más.\n\n[Sí, es mi dirección]({confirmUrl})`,
    there: '',
    why: (brand) => `Recibes este correo porque esta dirección se apuntó en ${brand}.`,
    unsubscribe: 'Darme de baja',
    ownData: 'Tus datos',
    room: 'Entrar en la sala',
    late: 'El correo de confirmación puede tardar un poco más.',
  },
  addressRefused:
    'El servidor de correo ha rechazado esta dirección, así que ningún correo puede llegarle. Usa otra, por favor.',
  notice: {
    subject: (campaign) => `Nuevo registro: ${campaign}`,
    sent: (name, campaign) => `${name || 'Alguien'} ha enviado el formulario de «${campaign}».`,
    email: 'Correo electrónico',
    source: (source) => `Origen: ${source}`,
    direct: 'directo',
    link: (link) => `(enlace «${link}»)`,
    reply: 'Para contestar, basta con responder a este correo.',
    yes: 'sí',
    no: 'no',
    digest: (count) => (count === 1 ? '1 registro nuevo' : `${count} registros nuevos`),
    noName: 'sin nombre',
    from: (source) => `origen: ${source}`,
    more: (count) => `y ${count} más.`,
  },
  guide: { book: 'Reservar una llamada' },
  eventMails: esEventMails,
  usual: esUsual,
}
