// What screens are called. Joined by `pnpm codegen`; the order of lines means nothing.
export const screens = {
  activations: "Activer des segments",
  anonymisationRules: "Anonymisation",
  blacklists: "Liste noire",
  downloads: "Téléchargement de listes",
  duplicates: "Doublons",
  filters: "Filtres de segmentation",
  incidents: "Incidents",
  lists: "Listes",
  openings: "Ouvertures",
  roles: "Rôles",
  segmentRuns: "Traiter les filtres",
  segments: "Segments",
  tasks: "Tâches",
  uploads: "Envoi de fichiers",
  workflows: "Flux de travail",
}
