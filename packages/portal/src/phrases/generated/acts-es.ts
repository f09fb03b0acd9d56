// What families call acts of their own in the log. Joined by `pnpm codegen`; the order of lines means nothing.
export const acts = {
  activations: {"exhaust":"fin de la activación","pause":"pausa","resume":"reanudación","replace":"sustitución"},
  duplicates: {"merge":"fusión","exclude":"exclusión","separate":"separación","postpone":"aplazamiento"},
  incidents: {"follow":"asignación de un flujo","advance":"avance en el flujo"},
  openings: {"open":"apertura"},
  records: {"next":"servicio","finish":"resultado","release":"devolución"},
  segments: {"ofLoad":"lista de una carga","ofSegment":"lista de un segmento","order":"cambio de orden","compute":"cálculo de miembros"},
  tasks: {"move":"cambio de estado","tick":"punto de la lista"},
  uploads: {"complete":"completar"},
  ticketSkips: {"review":"Revisar"},
}
