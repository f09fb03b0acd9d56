import { payroll } from './payroll/es.ts'
import { timeOff } from './time-off/es.ts'

/** What the letters say. Every language has the same letters; `{{name}}` and the like are filled in. */
export const es = {
  greeting: 'Hola, {{name}}:',
  linkHint: 'Si el botón no funciona, copie esta dirección en su navegador:',
  closing: 'Este mensaje se ha enviado automáticamente; no responda a él.',
  letters: {
    recovery: {
      subject: 'Restablecer la contraseña del portal',
      lines: [
        'Hemos recibido una petición para restablecer la contraseña de su usuario «{{username}}».',
        'El enlace sirve una sola vez y caduca a los {{minutes}} minutos.',
        'Si no lo ha pedido usted, no haga nada: su contraseña sigue siendo la misma.',
      ],
      action: 'Elegir una contraseña nueva',
    },
    invitation: {
      subject: 'Su cuenta del portal',
      lines: [
        'Se ha creado una cuenta para usted en el portal. Su usuario es «{{username}}».',
        'Elija su contraseña con este enlace: sirve una sola vez y caduca a los {{days}} días.',
        'Si no lo esperaba, pregunte a su administrador.',
      ],
      action: 'Elegir mi contraseña',
    },
    passwordReset: {
      subject: 'Elija otra contraseña del portal',
      lines: [
        'Un administrador ha anulado la contraseña de su usuario «{{username}}» y ha cerrado sus sesiones.',
        'Elija otra con este enlace: sirve una sola vez y caduca a las {{hours}} horas.',
        'Si no lo esperaba, pregunte a su administrador.',
      ],
      action: 'Elegir una contraseña nueva',
    },
    passwordChanged: {
      subject: 'Su contraseña del portal ha cambiado',
      lines: [
        'La contraseña de su usuario «{{username}}» se acaba de cambiar y se han cerrado sus demás sesiones.',
        'Si no ha sido usted, restablézcala ahora mismo y avise a su administrador.',
      ],
      action: 'Restablecer la contraseña',
    },
    registration: {
      subject: 'Confirme su cuenta del portal',
      lines: [
        'Alguien ha pedido una cuenta del portal con este correo electrónico.',
        'El enlace sirve una sola vez y caduca a los {{minutes}} minutos.',
        'Si no ha sido usted, no haga nada: la cuenta no se creará.',
      ],
      action: 'Confirmar la cuenta',
    },
    accountExists: {
      subject: 'Ya tiene una cuenta del portal',
      lines: [
        'Alguien ha pedido una cuenta del portal con este correo electrónico, que ya pertenece a su usuario «{{username}}».',
        'Si ha sido usted y no recuerda la contraseña, puede restablecerla. Si no, no haga nada: nada ha cambiado.',
      ],
      action: 'Restablecer la contraseña',
    },
    signInSlowed: {
      subject: 'Demasiados intentos de acceso con su usuario',
      lines: [
        'Se ha intentado iniciar sesión en el portal varias veces seguidas como «{{username}}» con una contraseña o un código incorrectos. El acceso desde esa red se ha bloqueado temporalmente.',
        'Si no ha sido usted, cambie su contraseña y avise a su administrador.',
      ],
      action: 'Abrir el portal',
    },
    questionsChanged: {
      subject: 'Sus preguntas de seguridad del portal han cambiado',
      lines: [
        'Las preguntas de seguridad de su usuario «{{username}}» se acaban de cambiar.',
        'Si no ha sido usted, cambie su contraseña y avise a su administrador.',
      ],
      action: 'Abrir el portal',
    },
    loadCompleted: {
      subject: 'La carga «{{load}}» ha terminado',
      lines: ['La carga «{{load}}» ha terminado. Filas leídas: {{records}}. Rechazadas: {{errors}}.'],
      action: 'Ver la carga',
    },
    loadFailed: {
      subject: 'La carga «{{load}}» ha fallado',
      lines: ['La carga «{{load}}» ha fallado. En su página verá el motivo y cómo seguir.'],
      action: 'Ver la carga',
    },
    ticketEscalated: {
      subject: 'El plazo del ticket {{number}} se agota',
      lines: ['El ticket {{number}}, «{{subject}}», tiene de plazo hasta {{at}}.'],
      action: 'Ver el ticket',
    },
    openingLate: {
      subject: '{{service}} no se ha abierto',
      lines: ['«{{service}}» tenía que abrirse a las {{at}} y nadie lo ha registrado.'],
      action: 'Ver la apertura',
    },
    loadUndone: {
      subject: 'La carga «{{load}}» se ha deshecho',
      lines: ['La carga «{{load}}» se ha deshecho. Registros devueltos: {{records}}. Conservados: {{kept}}.'],
      action: 'Ver la carga',
    },
    loadSourceFailed: {
      subject: 'La carga programada «{{source}}» ha fallado',
      lines: ['La carga programada «{{source}}» no ha podido tomar «{{file}}». En su página verá el motivo.'],
      action: 'Ver la carga programada',
    },
    blacklistRemovalAsked: {
      subject: '{{person}} pide retirar de una lista negra',
      lines: ['{{person}} pide retirar «{{value}}» de una lista negra. Motivo: {{reason}}.'],
      action: 'Ver la solicitud',
    },
    blacklistRemovalDecided: {
      subject: 'Se ha resuelto su solicitud de retirada',
      lines: ['Se ha resuelto su solicitud de retirar «{{value}}» de una lista negra.'],
      action: 'Ver la solicitud',
    },
    accessRequested: {
      subject: '{{person}} solicita acceso',
      lines: ['{{person}} solicita el permiso «{{permission}}».'],
      action: 'Ver la solicitud',
    },
    accessDecided: {
      subject: 'Se ha resuelto su solicitud de acceso',
      lines: ['Se ha resuelto su solicitud del permiso «{{permission}}».'],
      action: 'Ver la respuesta',
    },
    accessGranted: {
      subject: 'Se le ha concedido un permiso',
      lines: ['{{person}} le ha concedido el permiso «{{permission}}».'],
      action: 'Ver su perfil',
    },
    accessRevoked: {
      subject: 'Se le ha retirado un permiso',
      lines: ['Se le ha retirado el permiso «{{permission}}». Motivo: {{reason}}.'],
      action: 'Ver la solicitud',
    },
    secondFactorReset: {
      subject: 'Se ha restablecido su verificación en dos pasos',
      lines: [
        'Un administrador ha restablecido su verificación en dos pasos y se han cerrado sus sesiones. Si no lo ha pedido usted, avise a su administrador.',
      ],
      action: 'Abrir el portal',
    },
    agentMessage: {
      subject: '{{person}} le ha escrito',
      lines: ['{{person}} le ha escrito en el portal: «{{text}}».'],
      action: 'Abrir el portal',
    },
    agentMoved: {
      subject: '{{person}} le ha cambiado el estado',
      lines: ['{{person}} le ha cambiado el estado de agente. Motivo: {{reason}}.'],
      action: 'Abrir el portal',
    },
    agentStopped: {
      subject: '{{person}} le ha cerrado la sesión',
      lines: ['{{person}} le ha cerrado la sesión en todos sus dispositivos. Motivo: {{reason}}.'],
      action: 'Abrir el portal',
    },
    breakDue: {
      subject: 'Le toca su pausa: {{breakType}}',
      lines: ['Ya puede hacer su pausa «{{breakType}}», de {{minutes}} minutos.'],
      action: 'Abrir el portal',
    },
    breakTurn: {
      subject: 'Es su turno de pausa: {{breakType}}',
      lines: [
        'Tiene {{minutes}} minutos para empezar su pausa «{{breakType}}»; después pasará al siguiente.',
      ],
      action: 'Abrir el portal',
    },
    incidentAssigned: {
      subject: '{{person}} le ha asignado una incidencia',
      lines: ['{{person}} le ha asignado la incidencia «{{incident}}».'],
      action: 'Ver la incidencia',
    },
    incidentAnswered: {
      subject: '{{person}} ha escrito en una incidencia',
      lines: ['{{person}} ha escrito en la incidencia «{{incident}}».'],
      action: 'Ver la incidencia',
    },
    incidentResolved: {
      subject: '{{person}} ha resuelto su incidencia',
      lines: ['{{person}} ha resuelto la incidencia «{{incident}}».'],
      action: 'Ver la incidencia',
    },
    incidentJustified: {
      subject: 'Su tiempo se ha justificado por una incidencia',
      lines: ['El tiempo en que la incidencia «{{incident}}» le impidió trabajar cuenta como justificado.'],
      action: 'Abrir el portal',
    },
    correctionAsked: {
      subject: 'Piden corregir un fichaje',
      lines: ['{{person}} pide corregir un fichaje del {{date}}. No cambia nada hasta que usted decida.'],
      action: 'Ver la corrección',
    },
    corrected: {
      subject: 'Han corregido un fichaje',
      lines: [
        '{{person}} ha corregido un fichaje del {{date}}. Según las reglas de esa jornada basta una firma: ya está en vigor.',
      ],
      action: 'Ver la corrección',
    },
    correctionDecided: {
      subject: 'Han respondido a su corrección',
      lines: ['{{person}} ha respondido a la corrección del fichaje del {{date}}.'],
      action: 'Ver la corrección',
    },
    packageReady: {
      subject: 'El paquete del registro está listo',
      lines: [
        'El paquete del registro de jornada del {{from}} al {{until}} está listo. Puede descargarlo durante siete días.',
      ],
      action: 'Descargar el paquete',
    },
    recordGranted: {
      subject: 'Puede consultar un registro de jornada',
      lines: [
        '{{person}} le ha dado acceso de solo lectura al registro de jornada del {{from}} al {{until}}. Cada consulta queda anotada.',
      ],
      action: 'Abrir el registro',
    },
    monthSummary: {
      subject: 'Su resumen de horas de {{month}}',
      lines: [
        'Horas de {{month}}: {{ordinary}} ordinarias, {{complementary}} complementarias y {{extra}} extraordinarias. Revíselas y confirme el mes.',
      ],
      action: 'Revisar el mes',
    },
    dayIncidentJustified: {
      subject: 'Han justificado una incidencia de jornada',
      lines: ['{{person}} ha justificado una incidencia de su jornada del {{date}}. Espera su decisión.'],
      action: 'Ver la jornada',
    },
    dayIncidentDecided: {
      subject: 'Han decidido sobre una incidencia de su jornada',
      lines: ['{{person}} ha decidido sobre una incidencia de su jornada del {{date}}.'],
      action: 'Ver la jornada',
    },
    monthReopened: {
      subject: 'Se ha reabierto su mes {{month}}',
      lines: [
        '{{person}} ha reabierto su mes {{month}}: {{reason}}',
        'Vuelva a confirmarlo cuando esté bien.',
      ],
      action: 'Ver el mes',
    },
    reportReady: {
      subject: 'Su archivo «{{name}}» está listo',
      lines: ['El archivo de «{{name}}» está listo. Puede descargarlo durante siete días.'],
      action: 'Descargar el archivo',
    },
    reportScheduled: {
      subject: 'Informe «{{name}}»',
      lines: [
        'Su informe programado «{{name}}» está listo. Puede descargarlo durante siete días; por seguridad no va adjunto.',
      ],
      action: 'Descargar el informe',
    },
    reportFailed: {
      subject: 'No se ha podido preparar «{{name}}»',
      lines: ['No se ha podido preparar el archivo de «{{name}}». El motivo está en la lista de archivos.'],
      action: 'Ver los archivos',
    },
    reportShared: {
      subject: '{{person}} comparte un informe con usted',
      lines: [
        '{{person}} comparte con usted la definición «{{name}}». Puede consultarla o pedir que se le envíe.',
      ],
      action: 'Ver las definiciones',
    },
    ...timeOff,
    ...payroll,
  },
}
