export default function FounderPreferance() {
  return <main>FounderPreferance</main>;
}
