/** How a language writes numbers: European Portuguese, as the kit's; the others need no region to be right. */
export function localeOf(language: string): string {
  return language === 'pt' ? 'pt-PT' : language
}
