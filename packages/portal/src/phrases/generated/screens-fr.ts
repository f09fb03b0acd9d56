// What screens are called. Joined by `pnpm codegen`; the order of lines means nothing.
export const screens = {
  activations: "Activer des segments",
  blacklists: "Liste noire",
  duplicates: "Doublons",
  filters: "Filtres de segmentation",
  incidents: "Incidents",
  openings: "Ouvertures",
  roles: "Rôles",
  segmentRuns: "Traiter les filtres",
  segments: "Segments",
  workflows: "Flux de travail",
}
