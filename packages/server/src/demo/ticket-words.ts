/** Texts of the demo's tickets. */
export const ticketSubjects = [
  'Factura duplicada',
  'No puede entrar en su área de cliente',
  'Corte del suministro desde anoche',
  'Cambio de titular del contrato',
  'Pedido que no ha llegado',
  'Devolución sin abonar',
  'Cargo que no reconoce',
  'Lectura del contador equivocada',
  'Conexión lenta por las tardes',
  'Solicita copia de su contrato',
  'Cita médica anulada sin aviso',
  'Reclama la indemnización por retraso',
  'Actualizar la cuenta bancaria',
  'Baja del servicio sin tramitar',
  'El técnico no se ha presentado',
  'Producto defectuoso',
]

export const caseSubjects = [
  'Expediente de siniestro por agua',
  'Ayuda al alquiler: falta documentación',
  'Expediente de fraccionamiento de deuda',
  'Alta de suministro con obra',
  'Revisión de grado de discapacidad',
  'Expediente de reclamación de cantidad',
  'Cambio de tarifa social',
  'Verificación de datos del titular',
]

export const conversation = {
  skips: [
    'Escribe en un idioma que no domino.',
    'No conozco este trámite.',
    'Falta la respuesta de facturación.',
  ],
  names: [
    'Rosa',
    'Manuel',
    'Pilar',
    'Andrés',
    'Lourdes',
    'Íñigo',
    'Begoña',
    'Óscar',
    'Nieves',
    'Joaquín',
    'Amparo',
  ],
  surnames: [
    'Lago Prieto',
    'Ferrer Soto',
    'Núñez Cano',
    'Ibáñez Rey',
    'Peña Vidal',
    'Castaño Mora',
    'Güell Roca',
  ],
  questions: [
    'Buenos días: me han cobrado dos veces la misma factura y nadie me da una solución.',
    'Llevo tres días esperando y sigo sin respuesta. Necesito que me llamen por la tarde.',
    'Adjunté la documentación la semana pasada y me la vuelven a pedir.',
    'Quiero saber en qué estado está mi solicitud y cuándo se resolverá.',
    'El importe no coincide con lo que me dijeron por teléfono.',
  ],
  answers: [
    'Hemos recibido su consulta y la estamos revisando. Le responderemos por este mismo medio.',
    'Hemos comprobado sus datos y tramitado la corrección: la verá en cinco días hábiles.',
    'Para continuar necesitamos una copia de su documento de identidad por las dos caras.',
    'Su solicitud está resuelta. Si algo no queda claro, responda a este mensaje.',
  ],
  notes: [
    'El cliente prefiere que se le llame a partir de las 17:00.',
    'Comprobado en el sistema del cliente: el cargo está duplicado.',
    'Pendiente de la confirmación de facturación.',
  ],
}

export const mailWords = {
  replies: [
    'Gracias por la rapidez. Adjunto lo que me piden; avísenme si falta algo.',
    'Sigo viendo el cargo en mi cuenta. ¿Pueden comprobarlo otra vez?',
    'De acuerdo, espero su llamada a partir de las cinco.',
  ],
  others: [
    { outcome: 'automatic', from: 'ausente@cliente.example', subject: 'Fuera de la oficina' },
    { outcome: 'too_large', from: 'boletines@cliente.example', subject: 'Catálogo completo de temporada' },
  ] as const,
}
