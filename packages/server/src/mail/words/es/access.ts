import type { LettersOf } from '#mail/words/letters.ts'

export const access = {
  requested: {
    subject: '{{person}} solicita acceso',
    lines: ['{{person}} solicita el permiso «{{permission}}».'],
    action: 'Ver la solicitud',
  },
  decided: {
    subject: 'Se ha resuelto su solicitud de acceso',
    lines: ['Se ha resuelto su solicitud del permiso «{{permission}}».'],
    action: 'Ver la respuesta',
  },
  granted: {
    subject: 'Se le ha concedido un permiso',
    lines: ['{{person}} le ha concedido el permiso «{{permission}}».'],
    action: 'Ver su perfil',
  },
  revoked: {
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
} satisfies LettersOf<'access'>
