// What families call acts of their own in the log. Joined by `pnpm codegen`; the order of lines means nothing.
export const acts = {
  activations: {"exhaust":"fin de la activación","pause":"pausa","resume":"reanudación","replace":"sustitución"},
  duplicates: {"merge":"fusión","exclude":"exclusión","separate":"separación","postpone":"aplazamiento"},
  incidents: {"follow":"asignación de un flujo","advance":"avance en el flujo"},
  mailboxes: {"check":"lectura del buzón"},
  openings: {"open":"apertura"},
  records: {"next":"servicio","finish":"resultado","release":"devolución"},
  rejectedRows: {"mend":"Corregir"},
  segments: {"ofLoad":"lista de una carga","ofSegment":"lista de un segmento","order":"cambio de orden","compute":"cálculo de miembros"},
  tasks: {"move":"cambio de estado","reassign":"traspaso","tick":"punto de la lista","follow":"seguimiento"},
  ticketBatches: {"undo":"anulación"},
  ticketDesk: {"next":"entrega del siguiente","hold":"puesta en espera","resume":"reanudación","release":"liberación","skip":"salto"},
  ticketMacros: {"apply":"aplicación"},
  ticketSkips: {"review":"Revisar"},
  ticketWebhooks: {"renew":"renovación del secreto","ping":"prueba de envío","redeliver":"reenvío"},
  tickets: {"transition":"cambio de estado","close":"cierre","reopen":"reapertura","link":"enlace","unlink":"retirada de un enlace","bulk":"cambio en bloque","merge":"fusión","follow":"seguimiento","unfollow":"fin del seguimiento","view":"consulta","assign":"asignación","cancel":"cancelación"},
  uploads: {"complete":"completar","part":"parte"},
}
