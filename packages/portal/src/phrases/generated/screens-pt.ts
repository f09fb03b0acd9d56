// What screens are called. Joined by `pnpm codegen`; the order of lines means nothing.
export const screens = {
  activations: "Ativar segmentos",
  anonymisationRules: "Anonimização",
  blacklists: "Lista negra",
  downloads: "Descarga de listas",
  duplicates: "Duplicados",
  filters: "Filtros de segmentação",
  incidents: "Incidentes",
  lists: "Listas",
  openings: "Aberturas",
  roles: "Perfis",
  segmentRuns: "Processar filtros",
  segments: "Segmentos",
  tasks: "Painel de tarefas",
  uploads: "Envio de ficheiros",
  workflows: "Fluxos de trabalho",
}
