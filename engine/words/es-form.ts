import type { FormWords } from './en-form.ts'

export const esForm: FormWords = {
  problems: {
    missing: 'Rellena este campo, por favor.',
    notTicked: 'Marca esta casilla, por favor.',
    notChosen: 'Elige una opción, por favor.',
    noAt: 'Falta la @ y lo que va detrás, por ejemplo @ejemplo.es.',
    noEnding: 'Falta el final de la dirección, por ejemplo .com.',
    badEmail: 'Revisa esta dirección. Debería parecerse a nombre@ejemplo.es.',
    badOption: 'Elige una de las respuestas de la lista, por favor.',
  },
  form: {
    optional: 'opcional',
    choose: 'Elige',
    trap: 'Deja este campo vacío',
    wrong: 'Hay un error: {title}',
    pages: { next: 'Siguiente', back: 'Atrás', at: 'Paso {page} de {pages}' },
  },
  answer: {
    notSent: 'No se ha perdido nada de lo que has escrito. Revisa tu conexión y pulsa el botón otra vez.',
    kept: 'No se ha perdido nada de lo que has escrito.',
    noAnswer: 'No llegó ninguna respuesta.',
    duplicate: { title: 'Ya estás en la lista' },
    full: { title: 'No quedan plazas' },
    over: { title: 'Este evento ya ha terminado' },
    inbox: 'tu correo',
    yourEmail: 'Tu correo: {email}',
    mailLate: 'El correo de confirmación puede tardar un poco más.',
    dismiss: 'Cerrar este mensaje',
    waiting: {
      title: 'Seguimos intentándolo',
      safe: 'Tus respuestas están a salvo en este dispositivo, como mucho 7 días.',
      open: 'No cierres esta página, por favor.',
    },
    unsent: {
      safe: 'Guardamos tus respuestas en este dispositivo hasta que se envíen, como mucho 7 días.',
      open: 'No cierres esta página, por favor: volveremos a intentarlo cuando tengas conexión.',
      again: 'Intentarlo ahora',
      discard: 'Descartar',
    },
    unsentBefore: {
      title: 'Aún sin enviar',
      text: 'Tus respuestas del {days} no llegaron. Se quedan en este dispositivo hasta que se envíen, como mucho 7 días.',
      and: ' y del ',
      missed:
        'Sigue sin llegar ninguna respuesta. No se ha perdido nada: volveremos a intentarlo cuando tengas conexión.',
      send: 'Enviar ahora',
      discard: 'Descartar',
      later: 'Rellenar el formulario de nuevo',
    },
    typo: { ask: '¿Querías decir {address}?', take: 'Sí, esa', keep: 'No, está bien así' },
  },
}
