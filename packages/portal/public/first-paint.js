// Runs before the first paint, so that neither the theme nor the language flashes. No module: modules run too late.
;(function () {
  var read = function (key) {
    try {
      return JSON.parse(localStorage.getItem(key))
    } catch {
      return null
    }
  }
  var theme = read('portal.theme')
  if (theme === 'system') theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  if (theme === 'dark' || theme === 'semi-dark') document.body.className = 'theme-' + theme
  var locale = read('portal.locale')
  if (['es', 'en', 'de', 'fr', 'pt'].includes(locale)) document.documentElement.lang = locale
})()
