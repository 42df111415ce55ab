export default function PreferenceRedirect() {
  return <main>PreferenceRedirect</main>;
}
