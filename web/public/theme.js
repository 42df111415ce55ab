// Runs before the first paint: a saved choice of theme wins over the system's.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is switched off: the system's theme stays.
}
