export default function RegisterFounder() {
  return <main>RegisterFounder</main>;
}
