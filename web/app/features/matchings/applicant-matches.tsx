export default function ApplicantMatches() {
  return <main>ApplicantMatches</main>;
}
