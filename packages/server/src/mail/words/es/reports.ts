import type { LettersOf } from '#mail/words/letters.ts'

export const reports = {
  ready: {
    subject: 'Su archivo «{{name}}» está listo',
    lines: ['El archivo de «{{name}}» está listo. Puede descargarlo durante siete días.'],
    action: 'Descargar el archivo',
  },
  scheduled: {
    subject: 'Informe «{{name}}»',
    lines: [
      'Su informe programado «{{name}}» está listo. Puede descargarlo durante siete días; por seguridad no va adjunto.',
    ],
    action: 'Descargar el informe',
  },
  failed: {
    subject: 'No se ha podido preparar «{{name}}»',
    lines: ['No se ha podido preparar el archivo de «{{name}}». El motivo está en la lista de archivos.'],
    action: 'Ver los archivos',
  },
  shared: {
    subject: '{{person}} comparte un informe con usted',
    lines: [
      '{{person}} comparte con usted la definición «{{name}}». Puede consultarla o pedir que se le envíe.',
    ],
    action: 'Ver las definiciones',
  },
} satisfies LettersOf<'reports'>
