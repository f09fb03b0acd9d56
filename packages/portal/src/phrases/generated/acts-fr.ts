// What families call acts of their own in the log. Joined by `pnpm codegen`; the order of lines means nothing.
export const acts = {
  incidents: {"follow":"attribution d’un flux","advance":"avancée dans le flux"},
  openings: {"open":"ouverture"},
  segments: {"ofLoad":"liste d’un chargement","ofSegment":"liste d’un segment","order":"changement d’ordre","compute":"calcul des membres"},
}
